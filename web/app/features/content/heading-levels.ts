import type { Block } from '#protocol/features/content/blocks.ts'

/** The level of the last heading after a block. The title of the page is the first; nothing may skip one. */
export function levelAfter(block: Block, before: number): number {
  if (block.type === 'heading') return before < 2 ? 2 : block.level
  if (block.type === 'faq') return 2
  if (block.type === 'vacancyList' || block.type === 'form') return before < 2 ? 2 : 3
  return block.type === 'columns'
    ? block.columns.flat().reduce((level, each) => levelAfter(each, level), before)
    : before
}

/** What each block begins with, in the order of the page. */
export function levelsBefore(blocks: readonly Block[], first: number): number[] {
  let level = first
  return blocks.map((block) => {
    const before = level
    level = levelAfter(block, before)
    return before
  })
}
