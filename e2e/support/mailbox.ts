import { setTimeout as sleep } from 'node:timers/promises'
import { serverUrl } from './journey.ts'

/** The link in the newest mail to this address, as soon as it is there. */
export async function linkInMailTo(tenant: string, address: string): Promise<string> {
  const deadline = Date.now() + 15_000
  while (Date.now() < deadline) {
    const list = await read(`/dev/mail?tenant=${tenant}`)
    const entry = list.split('<li>').find((each) => each.includes(`to ${address}<`))
    const path = /href="(\/dev\/mail\/[^"]+)"/.exec(entry ?? '')?.[1]
    const link = path && /<pre>[\s\S]*?href="([^"]+)"/.exec(await read(unescaped(path)))?.[1]
    if (link) return unescaped(link)
    await sleep(100)
  }
  throw new Error(`No mail with a link came to ${address}`)
}

/** A mail went to an address that ends like this. */
export async function mailCame(tenant: string, end: string): Promise<void> {
  const deadline = Date.now() + 30_000
  while (!(await read(`/dev/mail?tenant=${tenant}`)).includes(`${end}<`)) {
    if (Date.now() > deadline) throw new Error(`No mail came to …${end}`)
    await sleep(100)
  }
}

const read = async (path: string) => (await fetch(serverUrl() + path)).text()
const unescaped = (text: string) => text.replaceAll(/&(amp|#38);/g, '&')
