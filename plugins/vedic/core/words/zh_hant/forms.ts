/** What the two forms of a chart are called. */
export const forms = { north: "北印式（宮位固定）", south: "南印式（星座固定）", ascendant: "命" };
