import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import {
  type Columns,
  MAX_LINE_CHARACTERS,
  readColumns,
  type Separator,
  separatorOf,
} from './import-lines'
import type { FileProblem } from './import-model'

export interface FileHead {
  separator: Separator
  columns: Columns
}

/** A line of the file with its number, as an editor counts them. */
export interface FileLine {
  line: number
  cells: string[]
}

export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
  readonly problem: FileProblem
  readonly line: number | undefined

  constructor(problem: FileProblem, line?: number) {
    super(problem)
    this.problem = problem
    this.line = line
  }
}

const HEAD_BYTES = 64 * 1024
const common = {
  bom: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: MAX_LINE_CHARACTERS,
} as const

/** What the first line says about the others. */
export function readHead(
  beginning: Buffer,
): ({ ok: true } & FileHead) | { ok: false; problem: FileProblem } {
  const text = beginning
    .subarray(0, HEAD_BYTES)
    .toString('utf8')
    .replace(/^\ufeff/, '')
  const first = text.trimStart().split(/\r\n|\r|\n/)[0] ?? ''
  if (first.trim() === '') return { ok: false, problem: 'empty' }
  const separator = separatorOf(first)
  try {
    const [cells = []] = parseAtOnce(first, {
      ...common,
      delimiter: separator,
      to: 1,
    }) as string[][]
    const read = readColumns(cells)
    return read.ok ? { ok: true, separator, columns: read.columns } : read
  } catch (error) {
    return { ok: false, problem: problemOf(error) }
  }
}

/** The lines after the head, some at a time; as much is in memory as one portion needs. */
export async function* linesOf(
  content: AsyncIterable<Buffer>,
  separator: Separator,
  portion: number,
): AsyncGenerator<FileLine[]> {
  const parser = parse({ ...common, delimiter: separator, from: 2, info: true })
  const source = Readable.from(content, { objectMode: false })
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  let lines: FileLine[] = []
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      lines.push({ line: info.lines, cells: record })
      if (lines.length === portion) {
        yield lines
        lines = []
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UnreadableFile(problemOf(error), Number(error.lines) || undefined)
  } finally {
    source.destroy()
    parser.destroy()
  }
  if (lines.length > 0) yield lines
}

function problemOf(error: unknown): FileProblem {
  return error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE'
    ? 'line-too-long'
    : 'unreadable'
}
