import { setTimeout as sleep } from 'node:timers/promises'
import { serverUrl } from './journey.ts'

/** The link in the newest mail to this address, of one with these words in its subject, as soon as it is there. */
export async function linkInMailTo(tenant: string, address: string, subject = ''): Promise<string> {
  const mail = await mailWith(tenant, `to ${address}<`, subject)
  const path = /href="(\/dev\/mail\/[^"]+)"/.exec(mail)?.[1] ?? ''
  const link = /<pre>[\s\S]*?href="([^"]+)"/.exec(await read(unescaped(path)))?.[1]
  if (!link) throw new Error(`The mail to ${address} has no link`)
  return unescaped(link)
}

/** A mail went to an address that ends like this. */
export const mailCame = (tenant: string, end: string) => mailWith(tenant, `${end}<`)

/** The newest mail with these words in the list, as soon as it is there: a list of many pages while a whole school is invited. */
export async function mailWith(tenant: string, words: string, subject = ''): Promise<string> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(100)) {
    for (let page = 1; page <= 20; page++) {
      const mails = (await read(`/dev/mail?tenant=${tenant}&page=${page}`)).split('<li>').slice(1)
      const found = mails.find((each) => each.includes(words) && each.includes(subject))
      if (found) return found
      if (mails.length === 0) break
    }
  }
  throw new Error(`No mail came with ${words}`)
}

const read = async (path: string) => (await fetch(serverUrl() + path)).text()
const unescaped = (text: string) => text.replaceAll(/&(amp|#38);/g, '&')
