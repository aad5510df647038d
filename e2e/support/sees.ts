import type { Locator, Page } from 'playwright-core'
import { becomes } from './wait-until.ts'

// What follows a press comes a moment later: each of these looks again until it is so.

export async function seesCount(what: Locator, count: number, meaning = `so many of ${what}`): Promise<void> {
  await becomes(
    meaning,
    () => what.count(),
    (found) => found === count,
  )
}

export async function seesValue(field: Locator, value: string, meaning = `what is in ${field}`): Promise<void> {
  await becomes(
    meaning,
    () => field.inputValue(),
    (found) => found === value,
  )
}

export async function seesAttribute(
  part: Locator,
  name: string,
  value: string | null,
  meaning = `${name} of ${part}`,
): Promise<void> {
  await becomes(
    meaning,
    () => part.getAttribute(name),
    (found) => found === value,
  )
}

export async function seesText(part: Locator, text: string, meaning = `the words of ${part}`): Promise<void> {
  await becomes(
    meaning,
    () => part.textContent(),
    (found) => found === text,
  )
}

/** What an expression says in the page itself, such as a colour or a width. */
export async function seesInPage<T>(page: Page, expression: string, value: T, meaning = expression): Promise<void> {
  await becomes(
    meaning,
    () => page.evaluate<T>(expression),
    (found) => found === value,
  )
}

export async function seesTitle(page: Page, title: RegExp): Promise<void> {
  await becomes(
    'the title of the page',
    () => page.title(),
    (found) => title.test(found),
  )
}

/** One part of what follows the question mark of the address; `null` when it should not be there. */
export async function seesParam(page: Page, name: string, value: string | null, meaning = name): Promise<void> {
  await becomes(
    meaning,
    async () => new URL(page.url()).searchParams.get(name),
    (found) => found === value,
  )
}

/** With what follows a question mark, when that is given. */
export async function seesPath(page: Page, path: string, meaning = 'the address'): Promise<void> {
  const read = async () => {
    const { pathname, search } = new URL(page.url())
    return path.includes('?') ? pathname + search : pathname
  }
  await becomes(meaning, read, (found) => found === path)
}
