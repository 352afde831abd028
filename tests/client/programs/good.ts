/** A natural program; it compiles without a cast. */
import {
  AuspexError,
  createClient,
  type BaziChartAnswer,
} from "../../../packages/client/src/mod.ts";

const auspex = createClient({ url: "http://localhost", key: "at_live_…" });
const birth = { birthDate: "1990-05-17", birthTime: "14:30", place: "Taipei" };

export async function read(): Promise<string[]> {
  const chart: BaziChartAnswer = await auspex.bazi.chart({ ...birth, gender: "female" });
  const stem: "jia" | "yi" | "bing" | "ding" | "wu" | "ji" | "geng" | "xin" | "ren" | "gui" =
    chart.pillars.day.stem.id;
  const today = await auspex.almanac.daily();
  const short = await auspex.bazi.chart({ ...birth, fields: ["pillars.day"] });
  const day: string | undefined = short.pillars?.day?.stem?.text;
  const cards = await auspex.tarot.draw({ spread: "three", question: "Shall I move?" });
  const { price } = await auspex.natal.tian.quote({ ...birth });
  const lines = [stem, day ?? "", String(price), today.reading.id, cards.cards[0]!.card.text];
  for await (const event of auspex.blend.western.stream({
    ...birth,
    question: "Now?",
    at: { place: "Paris" },
  })) {
    if (event.event === "text") lines.push(event.text);
    if (event.event === "answer") lines.push(event.answer.synthesis.text);
  }
  const [zodiac, lot] = await auspex.batch([
    auspex.compatibility.zodiac.plan({
      a: { birthDate: "1990-05-17" },
      b: { birthDate: "1991-05-17" },
    }),
    auspex.divination.draw.plan({ systemSlug: "guanyin-100" }),
  ]);
  if (zodiac.ok) lines.push(zodiac.answer.interpretation.text);
  if (!lot.ok && lot.error.reason === "unknown-system") lines.push("none");
  const horary = await auspex.horary.judge.attempt({ question: "Is it lost?", place: "Paris" });
  if (!horary.ok && horary.error.reason === "insufficient_balance") lines.push("top up");
  try {
    await auspex.hellenistic.calculate({ birthDate: "1990-05-17" });
  } catch (error) {
    if (error instanceof AuspexError) lines.push(error.reason, ...(error.data.nearest ?? []));
  }
  return lines;
}
