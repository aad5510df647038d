import type { FastifyBaseLogger } from 'fastify'
import type { Throttle } from '#auth/throttle.ts'
import type { Road } from '#engine/road.ts'
import { addressesIn, type InboundAddresses, type InboundTarget } from '#mail/inbound-addresses.ts'
import type { Storage } from '#server/files/storage.ts'
import type { Sites } from '#tenants/sites.ts'
import { isAutomatic, isComplaint, readDeliveryReport } from './read/delivery-report.ts'
import { type MailPart, readMail } from './read/mime.ts'
import { takeReply } from './take-reply.ts'
import { noteBounce, noteComplaint } from './undelivered.ts'

/** What became of a mail that came in. What is refused is told to the server that brought it, and to nobody else. */
export type Outcome = 'taken' | 'dropped' | 'refused'
export type InboundParts = {
  road: Road
  sites: Sites
  addresses: InboundAddresses
  storage: Storage
  throttle: Throttle
  log: FastifyBaseLogger
}

/** The one door: a mail as it came, and the addresses of ours that it was sent to. */
export async function takeMail(parts: InboundParts, raw: Buffer, to: readonly string[]): Promise<Outcome> {
  const mail = readMail(raw)
  const outcomes: Outcome[] = []
  for (const target of targetsOf(parts, raw, mail, to)) outcomes.push(await takeFor(parts, raw, mail, target))
  const outcome = (['taken', 'dropped'] as const).find((each) => outcomes.includes(each)) ?? 'refused'
  parts.log.info({ inbound: outcome, bytes: raw.length }, 'a mail came in')
  return outcome
}

/** A complaint comes to an address of no mail in particular: it holds the mail that it is about. */
function targetsOf({ addresses, sites }: InboundParts, raw: Buffer, mail: MailPart, to: readonly string[]) {
  const find = (all: readonly string[]) =>
    all.map((address) => addresses.find(address, sites.all())).filter((target) => target !== undefined)
  const found = find(to)
  if (found.length > 0 || !isComplaint(mail)) return found
  return find(addressesIn(raw.toString('latin1'))).filter(({ kind }) => kind === 'bounce')
}

async function takeFor(parts: InboundParts, raw: Buffer, mail: MailPart, target: InboundTarget): Promise<Outcome> {
  if (target.kind === 'reply') return takeReply(parts, raw, mail, target)
  const { road } = parts
  const { site, id } = target
  if (isComplaint(mail)) {
    await road.inTenant(site, (tx) => noteComplaint(tx, id))
    return 'taken'
  }
  const failure = readDeliveryReport(mail)
  if (failure) await road.inTenant(site, (tx) => noteBounce(tx, id, failure))
  return failure ? 'taken' : isAutomatic(mail) ? 'dropped' : 'refused'
}
