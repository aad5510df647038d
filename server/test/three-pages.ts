import { typeset } from '#server/documents/typeset.ts'

const template = new URL('../src/documents/sealing/three-pages.typ', import.meta.url)

/** A tagged document such as the ones that are sealed. */
export const threePages = (student = 'Sanne de Vries') =>
  typeset(template, { title: 'Stageovereenkomst', locale: 'nl', student })
