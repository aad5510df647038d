import { Agent } from 'node:http'
import type pg from 'pg'
import { once } from './measure.ts'
import { fillStagebank } from './stagebank-fill.ts'

const fields = 'fields[organizations]=name,city&fields[tags]=name'
const near = 'filter[near]=Utrecht&filter[within]=25'
const questions: [name: string, query: string][] = [
  ['nothing asked', ''],
  ['one word', 'filter[q]=honden'],
  ['a rare word', 'filter[q]=woord77'],
  ['a word in every vacancy', 'filter[q]=samen'],
  ['a word in none', 'filter[q]=qqqqqqq'],
  ['two common words that never meet', 'filter[q]=ochtendploeg%20avondploeg'],
  ['a dense 25 km', near],
  ['word and 25 km', `filter[q]=honden&${near}`],
  ['sector and days', 'filter[sectors]=zorg&filter[weekdays]=2'],
]
const TIMES = 15

/** The median of the first page, one request at a time, for each size on a site of its own. */
export async function growth(client: pg.Client, port: number, sites: string[], sizes: number[]): Promise<object[]> {
  const table: Record<string, number[]> = {}
  const agent = new Agent({ keepAlive: true })
  for (const [index, size] of sizes.entries()) {
    const site = sites[index + 1] as string
    await fillStagebank(client, site, size)
    for (const [name, query] of questions) {
      const times: number[] = []
      const path = () => `/api/v1/stagebank?include=organization,tags&${fields}&page[size]=24&${query}`
      const headers = { 'x-tenant': site, accept: 'application/vnd.api+json' }
      for (let turn = 0; turn < TIMES; turn++) {
        const started = performance.now()
        await once(agent, { port, headers, path })
        times.push(performance.now() - started)
      }
      table[name] = [...(table[name] ?? []), times.sort((a, b) => a - b)[Math.floor(TIMES / 2)] as number]
    }
  }
  agent.destroy()
  console.log(`\nFirst page in ms with ${sizes.join(', ')} vacancies, and the last to the first\n`)
  for (const [name, times] of Object.entries(table)) {
    const ratio = (times.at(-1) as number) / (times[0] as number)
    console.log(`${name.padEnd(34)} ${times.map((ms) => ms.toFixed(1).padStart(7)).join(' ')}   ${ratio.toFixed(1)} ×`)
  }
  return Object.entries(table).map(([name, ms]) => ({ name, sizes, ms }))
}
