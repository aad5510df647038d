import type { Traveller } from './journey.ts'

type File = { name: string; mimeType: string; buffer: Buffer }

/** Opens a page over a slow line, and chooses a file there before its scripts are in. */
export async function chooseEarly({ page }: Traveller, to: string, input: string, file: File): Promise<void> {
  const chosen = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => chosen.promise.then(() => route.continue()))
  await page.goto(to, { waitUntil: 'commit' })
  await page.locator(input).first().setInputFiles(file)
  chosen.resolve()
}
