import { timeText } from '#lib/dates.ts'
import { fill } from '#lib/translate.ts'
import type { Answers } from '#protocol/features/forms/answers.ts'
import type { ScriptData } from '../script-data.ts'
import { findUnsent, keepUnsent } from './unsent.ts'

/** After the last key, and between two tries while there is no line. */
const WAIT_MS = 900
const AGAIN_MS = 15_000

/** Saves what changed, on the device at once and with the server soon, and says truly which of the two it is. */
export class Autosave {
  readonly #data: ScriptData
  readonly #line: HTMLElement | null
  #unsent: Answers
  #page = 0
  /** The server does not know yet where one is. */
  #hasTurned = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #going: Promise<boolean> | null = null
  #isOver = false
  /** It is being handed in, with all that is unsent: what is saved after that comes too late. */
  isHandingIn = false

  constructor(data: ScriptData, line: HTMLElement | null, page: number) {
    this.#data = data
    this.#page = page
    this.#line = line
    this.#unsent = findUnsent(data.id, data.version)
    addEventListener('online', () => void this.send())
    addEventListener('offline', () => this.#tell())
    // The last moment at which a phone lets one save.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' && this.hasUnsent) void this.send(true)
    })
  }

  /** What was typed on this device before, and did not arrive. */
  get unsent(): Answers {
    return this.#unsent
  }
  get hasUnsent(): boolean {
    return Object.keys(this.#unsent).length > 0
  }

  keep(changed: Answers, page: number): void {
    Object.assign(this.#unsent, changed)
    this.#hasTurned ||= page !== this.#page
    this.#page = page
    keepUnsent(this.#data.id, { version: this.#data.version, answers: this.#unsent, at: Date.now() })
    this.#plan(WAIT_MS)
  }

  /** True when the server has all of it. */
  send(isLast = false): Promise<boolean> {
    clearTimeout(this.#timer)
    this.#going ??= this.#post(isLast).finally(() => {
      this.#going = null
    })
    return this.#going
  }

  async #post(isLast: boolean): Promise<boolean> {
    if (this.#isOver || this.isHandingIn || !(this.hasUnsent || this.#hasTurned)) return !this.hasUnsent
    if (!navigator.onLine) return this.#fail('offline')
    const sent = { ...this.#unsent }
    this.#say('saving')
    const { key, version } = this.#data
    const answer = await fetch(`/forms/${encodeURIComponent(key)}/opslaan`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ version, page: this.#page, answers: sent }),
      keepalive: isLast,
    }).catch(() => null)
    if (!answer) return this.#fail('offline')
    const said: { savedAt?: string; code?: string } = await answer.json().catch(() => ({}))
    if (!answer.ok) return this.#refused(answer.status, said.code ?? '')
    this.#hasTurned = false
    // What was typed meanwhile goes with the next one.
    for (const [name, value] of Object.entries(sent)) if (this.#unsent[name] === value) delete this.#unsent[name]
    keepUnsent(this.#data.id, { version, answers: this.#unsent, at: Date.now() })
    if (said.savedAt) this.#say('saved', { time: timeText(said.savedAt, this.#data.locale) })
    if (this.hasUnsent) this.#plan(WAIT_MS)
    return !this.hasUnsent
  }

  #refused(status: number, code: string): false {
    if (code === 'formSubmission.otherVersion') return this.#stop('otherVersion')
    if (status === 409 || status === 410) return this.#stop('isOver')
    // An account that is signed out, or is somebody else's by now.
    if (status === 401 || status === 404) return this.#stop('signedOut')
    return this.#fail('failed')
  }

  #fail(word: string): false {
    this.#say(word)
    this.#plan(AGAIN_MS)
    return false
  }
  #stop(word: string): false {
    this.#isOver = true
    this.#say(word)
    return false
  }
  #plan(after: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.send(), after)
  }
  #tell(): void {
    if (this.hasUnsent && !navigator.onLine) this.#say('offline')
  }
  #say(word: string, values: Record<string, string> = {}): void {
    const text = fill(this.#data.words[word] ?? '', values)
    if (this.#line && this.#line.textContent !== text) this.#line.textContent = text
  }
}
