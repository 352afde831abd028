/** The form of verify.html: reads what was pasted, shows every check. */
import { verifyDraw } from "./verify.js";

const part = (id) => document.getElementById(id);
const noted = () =>
  Object.fromEntries(
    ["salt", "serverHash"].flatMap((id) => {
      const value = part(id).value.trim();
      return value === "" ? [] : [[id, value]];
    }),
  );

function say(english, chinese) {
  const other = document.createElement("span");
  other.lang = "zh-Hant";
  other.textContent = chinese;
  part("result").replaceChildren(`${english} `, other);
}

part("form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const rows = part("checks").tBodies[0];
  rows.replaceChildren();
  part("checks").hidden = true;
  let answer;
  try {
    answer = JSON.parse(part("answer").value);
  } catch {
    return say("This is not JSON.", "這不是 JSON。");
  }
  const { proved, checks } = await verifyDraw(answer, noted());
  if (proved) say("Proved: chance decided what this answer shows.", "驗證通過：結果確為隨機抽出。");
  else say("Not proved: see what does not hold.", "驗證未通過：請看不符的項目。");
  for (const { check, ok, expected, found } of checks) {
    const cells = [check, ok ? "✓" : "✗", JSON.stringify(expected), JSON.stringify(found)];
    const row = rows.insertRow();
    for (const text of cells) row.insertCell().textContent = text ?? "";
  }
  part("checks").hidden = false;
});
