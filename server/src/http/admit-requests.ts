import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Admission, type AdmissionLimits } from './admission.ts'
import { sendBusy } from './busy-answer.ts'

/** Two to six seconds, so that those who were sent away do not come back all at once. */
const comeBackIn = () => 2 + Math.floor(Math.random() * 5)
const RETELL_MS = 10_000

/** Asked by whoever watches the server, or open for hours without any work. */
const always = new Set(['/healthz', '/readyz', '/metrics', '/api/v1/live'])

/** Files and pictures come in at the pace of whoever sends them; the body is read while the work is under way. */
const isUpload = ({ headers }: FastifyRequest) => !/json|urlencoded|^$/.test(headers['content-type'] ?? '')
const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** What a page asks of us within its own request is part of that. */
const isFromOutside = ({ raw, routeOptions }: FastifyRequest) =>
  raw.socket instanceof Socket && !always.has(routeOptions.url ?? '') && !raw.url?.startsWith('/assets/')

/**
 * Lets in as many requests as can be served in time. The others wait, at most two seconds, and get 503. A request with a body
 * comes in when its body is here: who sends one slowly keeps nobody else from being served.
 */
export function admitRequests(http: FastifyInstance, limits: AdmissionLimits): Admission {
  const admission = new Admission(limits)
  let toldAt = -RETELL_MS
  const tell = ({ log }: FastifyRequest) => {
    if (performance.now() - toldAt < RETELL_MS) return
    toldAt = performance.now()
    log.warn({ ...admission.counts, refused: admission.refused }, 'more requests than can be served')
  }

  const admit = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const { key } = request.call.site
    admission.enter(key, (isAdmitted) => {
      if (!isAdmitted) {
        tell(request)
        sendBusy(request, reply, comeBackIn())
        return
      }
      let isIn = true
      const leave = () => {
        if (isIn) admission.leave(key)
        isIn = false
      }
      leaving.set(request, leave)
      reply.raw.once('close', leave)
      if (reply.raw.closed || reply.raw.destroyed) leave()
      done()
    })
  }
  http.addHook('onRequest', (request, reply, done) =>
    isFromOutside(request) && !hasBody(request) ? admit(request, reply, done) : done(),
  )
  http.addHook('preValidation', (request, reply, done) =>
    isFromOutside(request) && hasBody(request) && !isUpload(request) ? admit(request, reply, done) : done(),
  )
  // The work is done; how fast the answer is taken is no matter.
  http.addHook('onSend', (request, _reply, payload, done) => {
    leaving.get(request)?.()
    done(null, payload)
  })
  http.addHook('onClose', (_http, done) => {
    admission.close()
    done()
  })
  return admission
}

const leaving = new WeakMap<FastifyRequest, () => void>()
