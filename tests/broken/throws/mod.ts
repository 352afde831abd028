throw new Error("table missing");
