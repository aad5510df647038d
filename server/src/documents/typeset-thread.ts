import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { documentFonts } from './document-fonts.ts'
import { knownSigns } from './known-signs.ts'
import type { Made } from './thread.ts'

export type Order = { id: number; template: string; data: object; as: 'pdf' | 'svg' }

type Compiled = { result: object | null; takeError(): object | null }
type Compiler = {
  compile(what: { mainFilePath: string; inputs: Record<string, string> }): Compiled
  fetchDiagnostics(error: object): unknown
  pdf(document: object, how: { pdfStandard: string; pdfTags: boolean; creationTimestamp: number }): Uint8Array
  /** All pages below each other. */
  plainSvg(document: object): string
  evictCache(age: number): void
}
type Typst = {
  NodeCompiler: { create(how: { workspace: string; fontArgs: { fontBlobs: Buffer[] }[] }): Compiler }
}

// The package around it names builds that were never published; this is the build itself.
const { NodeCompiler }: Typst = createRequire(import.meta.url)('@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu')
const fonts = documentFonts()
const shown = knownSigns(fonts)
const compiler = NodeCompiler.create({
  // Templates import each other from here on, and read no other files.
  workspace: fileURLToPath(new URL('..', import.meta.url)),
  fontArgs: [{ fontBlobs: fonts }],
})

/** So many documents later it forgets what it worked out for one. */
const KEPT = 2

function make({ template, data, as }: Order): Uint8Array {
  const inputs = { data: JSON.stringify(data, (_, value) => (typeof value === 'string' ? shown(value) : value)) }
  const compiled = compiler.compile({ mainFilePath: fileURLToPath(template), inputs })
  if (!compiled.result) {
    const error = compiled.takeError()
    throw new Error(JSON.stringify(error ? compiler.fetchDiagnostics(error) : 'no document'))
  }
  const made =
    as === 'svg'
      ? new TextEncoder().encode(compiler.plainSvg(compiled.result))
      : compiler.pdf(compiled.result, { pdfStandard: 'ua-1', pdfTags: true, creationTimestamp: now() })
  compiler.evictCache(KEPT)
  return made
}

const now = () => Math.floor(Date.now() / 1000)

parentPort?.on('message', (order: Order) => {
  try {
    parentPort?.postMessage({ id: order.id, pdf: make(order) } satisfies Made)
  } catch (error) {
    parentPort?.postMessage({ id: order.id, problem: String(error) } satisfies Made)
  }
})
