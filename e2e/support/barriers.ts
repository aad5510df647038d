import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { isDraftLook } from '#protocol/tenants/draft-look.ts'

const axeFile = createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js')
const axe = readFileSync(axeFile, 'utf8')

/** Into a page that does not have it yet. */
export async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate('Boolean(window.axe)'))) await page.evaluate(axe)
}

export type Violation = { id: string; help: string; nodes: string[] }

type Look = {
  /** Only by these rules. */
  rules?: string[]
  /** By all rules but these. */
  except?: string[]
  /** Only in this part of the page. */
  within?: string
}

/**
 * What axe finds wrong with the page as it is now. It is called in the page itself: its own builder brings axe along
 * anew for each look and gathers what is right too, which takes three times as long.
 */
export async function barriers(page: Page, { rules, except = [], within }: Look = {}): Promise<string[]> {
  // Only that builder looks into frames. The one that we have holds a page of the site, which is looked at as itself.
  const strange = page
    .frames()
    .slice(1)
    .filter((frame) => !isDraftLook(frame.url()))
  if (strange.length > 0) throw new Error(`${page.url()} has a frame, which nobody looks into`)
  await bringAxe(page)
  const options = {
    resultTypes: ['violations'],
    // What is wrong is told by its HTML; a path to each element that is looked at is half of the work.
    selectors: false,
    iframes: false,
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  }
  const where = within ? JSON.stringify({ include: [[within]] }) : 'document'
  const violations = await page.evaluate<Violation[]>(`axe.run(${where}, ${JSON.stringify(options)}).then((found) =>
    found.violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html) })))`)
  return violations.map(told)
}

export const told = ({ id, help, nodes }: Violation): string => [`${id}: ${help}`, ...nodes].join('\n  ')
