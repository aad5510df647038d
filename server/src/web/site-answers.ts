import type { Transport } from '#protocol/client.ts'

type Answered = Awaited<ReturnType<Transport>>
type Kept = { answer: Promise<Answered>; until: number }

const LIFE_MS = 30_000

/**
 * What every page of a site asks and everybody gets alike: its menu, its colours. An answer is kept until something of
 * the site changes, or half a minute when news of changes does not come through.
 */
export class SiteAnswers {
  private readonly sites = new Map<string, Map<string, Kept>>()

  find(tenantId: string, question: string, ask: () => Promise<Answered>): Promise<Answered> {
    const known = this.sites.get(tenantId) ?? new Map<string, Kept>()
    this.sites.set(tenantId, known)
    const kept = known.get(question)
    if (kept && kept.until > Date.now()) return kept.answer
    const answer = ask()
    known.set(question, { answer, until: Date.now() + LIFE_MS })
    const forget = () => known.delete(question)
    answer.then(({ status }) => {
      if (status !== 200) forget()
    }, forget)
    return answer
  }

  changed({ tenantId }: { tenantId: string }): void {
    this.sites.delete(tenantId)
  }

  /** Anything may have changed: the news of it was cut off for a while. */
  clear(): void {
    this.sites.clear()
  }
}
