import { type UnzipFileInfo, unzipSync } from 'fflate'
import { FileProblem } from './file-problem.ts'

const limits = { entries: 2000, bytes: 100 * 1024 * 1024, ratio: 100 }
const wanted =
  /^(xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|styles\.xml|sharedStrings\.xml|worksheets\/[^/]+\.xml))$/

/** The parts of an XLSX file that hold its cells. What is too much is refused before anything is unpacked. */
export function unpack(bytes: Uint8Array): Map<string, Uint8Array> {
  let entries = 0
  let total = 0
  const admit = ({ name, size, originalSize }: UnzipFileInfo): boolean => {
    total += originalSize
    if (++entries > limits.entries || total > limits.bytes) throw new FileProblem('unsafe')
    // Small parts shrink to almost nothing by nature; only large ones can do harm.
    if (originalSize > 1024 * 1024 && originalSize > size * limits.ratio) throw new FileProblem('unsafe')
    return wanted.test(name)
  }
  // First all entries are looked at, then those that we need are unpacked.
  list(bytes, admit)
  const files = list(bytes, ({ name }) => wanted.test(name), true)
  if (!files['xl/workbook.xml']) throw new FileProblem('notATable')
  return new Map(Object.entries(files))
}

function list(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean, isUnpacking = false) {
  try {
    return unzipSync(bytes, { filter: (file) => filter(file) && isUnpacking })
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('broken')
  }
}
