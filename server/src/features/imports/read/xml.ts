import { SaxesParser } from 'saxes'
import { FileProblem } from './file-problem.ts'

type Handlers = {
  open?(name: string, attributes: Record<string, string>): void
  close?(name: string): void
  text?(text: string): void
}

const CHUNK = 1 << 16

/** Walks an XML part piece by piece. No document type: without one there are no entities to blow up or to fetch. */
export function walkXml(bytes: Uint8Array, { open, close, text }: Handlers): void {
  const parser = new SaxesParser()
  const refuse = (code: 'unsafe' | 'broken') => () => {
    throw new FileProblem(code)
  }
  parser.on('doctype', refuse('unsafe'))
  parser.on('error', refuse('broken'))
  if (open) parser.on('opentag', (tag) => open(local(tag.name), tag.attributes))
  if (close) parser.on('closetag', (tag) => close(local(tag.name)))
  if (text) parser.on('text', text)
  const decoder = new TextDecoder()
  for (let at = 0; at < bytes.length; at += CHUNK)
    parser.write(decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true }))
  parser.write(decoder.decode()).close()
}

/** Some programs write `x:row` where Excel writes `row`. */
const local = (name: string) => name.slice(name.indexOf(':') + 1)
