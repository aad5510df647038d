import type { Env } from './env.ts'
import { mustHaveProxy } from './http/hidden-proxy.ts'

type Settings = Parameters<typeof mustHaveProxy>[0] & Pick<Env, 'smtpUrl' | 'metricsToken'>

/** What works, but hardly as it was meant: said at the start, where whoever runs it looks. */
export function startNotices(env: Settings): string[] {
  const found: string[] = []
  if (env.isProduction && !env.smtpUrl)
    found.push(
      'SMTP_URL is not set: mails are kept, and nobody gets them. Nobody can be invited or get a new password. Those of the last day leave at the next start with SMTP_URL.',
    )
  if (mustHaveProxy(env))
    found.push(
      `TRUST_PROXY is not set, but a proxy must be in front: all visitors count as one${env.metricsToken ? '' : ', and /metrics needs METRICS_TOKEN'}. TRUST_PROXY=loopback names one on this machine.`,
    )
  return found
}
