// Splits streamed text into lines. What follows the last line break isn't returned. (Node's
// readline doesn't report a failing stream to its reader, and has more kinds of line breaks.)
export async function* splitLines(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const part of parts) {
    const lines = (rest + part).split('\n')
    rest = lines.pop()!
    yield* lines
  }
}
