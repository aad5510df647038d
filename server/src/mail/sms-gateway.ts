/** Where text messages are handed to; `sender` is what phones show. */
export type SmsGateway = { url: string; token: string; sender: string }

const PATIENCE_MS = 20_000
/** What will not be taken the next time either: the number is none. */
const FOR_GOOD = [400, 404, 410, 422]

export type Refusal = { reason: string; isFinal: boolean }

/**
 * One POST with JSON, which is what gateways have in common or a line of glue makes of it. The key is that of the row: a
 * message that is sent again after a lost answer is known as the same one. Answers why it was not taken.
 */
export async function handText(
  { url, token, sender }: SmsGateway,
  { id, to, text }: { id: string; to: string; text: string },
  patienceMs = PATIENCE_MS,
): Promise<Refusal | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': id },
      body: JSON.stringify({ from: sender, to, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    await answer.body?.cancel()
    return answer.ok ? null : { reason: String(answer.status), isFinal: FOR_GOOD.includes(answer.status) }
  } catch (error) {
    // Its text may quote the address with a key in it: only the kind is kept.
    return {
      reason: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable',
      isFinal: false,
    }
  }
}
