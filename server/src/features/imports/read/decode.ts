import { FileProblem } from './file-problem.ts'

type Decoded = { text: string; encoding: 'utf-8' | 'utf-16' | 'windows-1252' }

/** Bytes as text: by their byte order mark, else UTF-8 if they are that, else what Windows wrote before it. */
export function decode(bytes: Uint8Array): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return utf16('utf-16le', bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return utf16('utf-16be', bytes)
  // Excel's "Unicode text" without its mark: every second byte of plain letters is zero.
  if (isMostlyZero(bytes, 1)) return utf16('utf-16le', bytes)
  if (isMostlyZero(bytes, 0)) return utf16('utf-16be', bytes)
  if (!isText(bytes.subarray(0, 4096))) throw new FileProblem('notATable')
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}

const utf16 = (name: string, bytes: Uint8Array): Decoded => ({
  text: new TextDecoder(name).decode(bytes),
  encoding: 'utf-16',
})

/** One stray control sign is a slip of whatever wrote the file; where every twentieth byte is one it is something else. */
function isText(bytes: Uint8Array): boolean {
  let signs = 0
  for (const byte of bytes) if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) signs++
  return signs <= 1 || signs < bytes.length / 20
}

function isMostlyZero(bytes: Uint8Array, odd: number): boolean {
  const length = Math.min(bytes.length, 400)
  let zeros = 0
  for (let i = odd; i < length; i += 2) if (bytes[i] === 0) zeros++
  return length >= 8 && zeros > length / 2 / 2
}
