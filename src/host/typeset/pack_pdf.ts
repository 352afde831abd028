/**
 * Packs a PDF as the compiler writes it: objects that are no streams go compressed into object streams, the table of
 * them becomes a stream (ISO 32000-1, 7.5.7 and 7.5.8), and streams that are plain are compressed. The tags of a long
 * document are thousands of small objects, half of its bytes before and a twentieth after.
 */
/** Objects of one object stream. */
const MAX_TOGETHER = 400;
const MIN_STREAM = 256;
/** Deflate with a window of 32 KB. */
const ZLIB_HEAD = Buffer.from([0x78, 0x9c]);

interface Parsed {
  readonly header: Buffer;
  /** By number; 0 is never used. */
  readonly bodies: ReadonlyMap<number, Buffer>;
  /** Entries of the trailer that go on: root, information, identity. */
  readonly trailer: string;
  readonly size: number;
}

/** @throws {Error} for a file that is written in another way, such as one with updates */
export function packPdf(pdf: Uint8Array): Uint8Array {
  const { header, bodies, trailer, size } = parse(
    Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength),
  );
  const out: Buffer[] = [header];
  let at = header.byteLength;
  let count = size;
  /** Type, offset or number of the stream, and place in it, of each object. */
  const table = new Map<number, readonly [type: number, where: number, place: number]>();
  const write = (number: number, body: Buffer) => {
    const whole = Buffer.concat([
      Buffer.from(`${number} 0 obj\n`),
      body,
      Buffer.from("\nendobj\n"),
    ]);
    table.set(number, [1, at, 0]);
    out.push(whole);
    at += whole.byteLength;
  };
  let together: [number, Buffer][] = [];
  const writeTogether = () => {
    if (together.length === 0) return;
    const number = count++;
    let offset = 0;
    const heads = together.map(([one, body], place) => {
      table.set(one, [2, number, place]);
      const head = `${one} ${offset} `;
      offset += body.byteLength + 1;
      return head;
    });
    const head = Buffer.from(heads.join(""));
    const content = Buffer.concat([
      head,
      ...together.flatMap(([, body]) => [body, Buffer.from("\n")]),
    ]);
    const dictionary = `/Type /ObjStm /N ${together.length} /First ${head.byteLength}`;
    write(number, streamOf(dictionary, deflated(content)));
    together = [];
  };
  for (const [number, body] of bodies) {
    const stream = readStream(body);
    if (stream) {
      write(number, compressed(stream) ?? body);
      continue;
    }
    together.push([number, body]);
    if (together.length === MAX_TOGETHER) writeTogether();
  }
  writeTogether();
  const own = count++;
  table.set(own, [1, at, 0]);
  const rows = Buffer.alloc(count * 7);
  for (const [number, [type, where, place]] of table) {
    rows.writeUInt8(type, number * 7);
    rows.writeUInt32BE(where, number * 7 + 1);
    rows.writeUInt16BE(place, number * 7 + 5);
  }
  const xref = `/Type /XRef /Size ${count} /W [1 4 2] ${trailer}`;
  const body = streamOf(xref, deflated(rows));
  out.push(Buffer.from(`${own} 0 obj\n`), body, Buffer.from(`\nendobj\nstartxref\n${at}\n%%EOF\n`));
  return Buffer.concat(out);
}

function parse(file: Buffer): Parsed {
  const end = file.subarray(-64).toString("latin1");
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(end)?.[1]);
  const rest = file.subarray(start).toString("latin1");
  const [head, size] = /^xref\s+0 (\d+)\s*?\r?\n/.exec(rest) ?? [];
  const trailer = /trailer\s*<<([\s\S]*)>>\s*startxref/.exec(rest)?.[1];
  if (head === undefined || trailer === undefined || /\/Prev\b/.test(trailer)) {
    throw new Error("Cannot pack the PDF: it has no single table of objects");
  }
  const offsets: [number, number][] = [];
  for (let number = 1; number < Number(size); number++) {
    const row = rest.slice(head.length + number * 20, head.length + number * 20 + 18);
    if (row.endsWith("n")) offsets.push([number, Number(row.slice(0, 10))]);
  }
  offsets.sort(([, a], [, b]) => a - b);
  const bodies = new Map<number, Buffer>();
  for (const [place, [number, from]] of offsets.entries()) {
    const whole = file.subarray(from, offsets[place + 1]?.[1] ?? start);
    const opening = `${number} 0 obj\n`;
    const closing = whole.lastIndexOf("\nendobj");
    if (!whole.subarray(0, opening.length).equals(Buffer.from(opening)) || closing < 0) {
      throw new Error(`Cannot pack the PDF: object ${number} is written in another way`);
    }
    bodies.set(number, whole.subarray(opening.length, closing));
  }
  const kept = trailer
    .replace(/\/Size\s+\d+/, "")
    .replace(/\s+/g, " ")
    .trim();
  return { header: file.subarray(0, offsets[0]![1]), bodies, trailer: kept, size: Number(size) };
}

interface Stream {
  readonly dictionary: string;
  readonly content: Buffer;
}

function readStream(body: Buffer): Stream | null {
  const marker = body.indexOf("\nstream\n");
  if (marker < 0 || !body.subarray(0, 2).equals(Buffer.from("<<"))) return null;
  const dictionary = body
    .subarray(2, marker)
    .toString("latin1")
    .replace(/>>\s*$/, "");
  const length = Number(/\/Length\s+(\d+)/.exec(dictionary)?.[1]);
  return { dictionary, content: body.subarray(marker + 8, marker + 8 + length) };
}

/** A plain stream compressed; null where it is packed already, too short, or metadata that programs read as they are. */
function compressed({ dictionary, content }: Stream): Buffer | null {
  const isLeft = /\/Filter\b|\/Type\s*\/Metadata/.test(dictionary) || content.length < MIN_STREAM;
  if (isLeft) return null;
  const rest = dictionary.replace(/\/Length\s+\d+/, "");
  return streamOf(rest.trim(), deflated(content));
}

/** Compressed as RFC 1950 has it, by the library that packs objects of a document closer: by a fiftieth of the whole. */
function deflated(content: Buffer): Buffer {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(Bun.hash.adler32(content));
  const packed = Bun.deflateSync(content as Buffer<ArrayBuffer>, {
    level: 6,
    library: "libdeflate",
  });
  return Buffer.concat([ZLIB_HEAD, packed, sum]);
}

/** @param packed compressed by deflate */
function streamOf(dictionary: string, packed: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(
      `<< ${dictionary} /Filter /FlateDecode /Length ${packed.byteLength} >>\nstream\n`,
      "latin1",
    ),
    packed,
    Buffer.from("\nendstream"),
  ]);
}
