import { DocumentThread } from './thread.ts'
import type { Order } from './typeset-thread.ts'

// Documents lie outside of the heap and go with what holds them there: it is cleaned often.
const thread = new DocumentThread<Omit<Order, 'id'>>(new URL('./typeset-thread.ts', import.meta.url), {
  maxYoungGenerationSizeMb: 2,
})

/** A tagged PDF of a Typst template and what stands in it, or a picture of its pages. What people typed is data, never markup. */
export function typeset(template: URL, data: object, as: Order['as'] = 'pdf'): Promise<Uint8Array> {
  // One document at a time, on one core: the others are for who waits for a page.
  process.env.RAYON_NUM_THREADS ??= '1'
  return thread.make({ template: template.href, data, as })
}
