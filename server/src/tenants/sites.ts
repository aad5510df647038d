import type { FastifyBaseLogger } from 'fastify'
import type { System } from '#db/system.ts'
import type { Site } from '#engine/call.ts'
import { tenants } from '#protocol/tenants/all.ts'
import { namesWith } from '#protocol/tenants/site-theme.ts'
import type { Tenant } from '#protocol/tenants/tenant.ts'

/** The partner sites of this installation: their configuration files joined with their rows. */
export class Sites {
  private readonly byKey = new Map<string, Site>()
  private readonly byHost = new Map<string, Site>()
  private readonly byId = new Map<string, Site>()
  private readonly renamed: ((id: string) => void)[] = []
  private readonly defaultKey: string

  private publicUrl: string | undefined
  private port = 3000

  constructor(defaultKey: string, publicUrl?: string) {
    this.defaultKey = defaultKey
    this.publicUrl = publicUrl
  }

  static async load(system: System, defaultKey: string, publicUrl?: string): Promise<Sites> {
    const sites = new Sites(defaultKey, publicUrl)
    for (const tenant of tenants) sites.add(tenant, await system.ensureTenant(tenant.key))
    await sites.learnNames(system)
    return sites
  }

  /** What was made with the old name is made anew. */
  whenRenamed(tell: (id: string) => void): void {
    this.renamed.push(tell)
  }

  /** What sites call themselves, which mails and documents say as well as pages. */
  async learnNames(system: System): Promise<void> {
    const looks = new Map((await system.looksOfSites()).map(({ tenant, look }) => [tenant, look]))
    for (const [id, site] of this.byId) {
      const names = namesWith(site.asMade, looks.get(id) ?? {})
      const isOther =
        names.appName !== site.appName || names.slogan.nl !== site.slogan.nl || names.slogan.en !== site.slogan.en
      Object.assign(site, names)
      if (isOther) for (const tell of this.renamed) tell(id)
    }
  }

  add(tenant: Tenant, id: string): Site {
    const hosts = tenant.hosts.filter((host) => this.isHere || !host.endsWith('.localhost'))
    const site = { ...tenant, hosts, id, url: this.address(tenant) }
    this.byKey.set(site.key, site)
    this.byId.set(id, site)
    for (const host of site.hosts) this.byHost.set(host.toLowerCase(), site)
    return site
  }

  /** Names that mean one's own machine are ours only where the whole installation is reached there. */
  private get isHere(): boolean {
    return !this.publicUrl || /^(localhost|.*\.localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(this.publicUrl).hostname)
  }

  /** The port is known only when the server listens. */
  listenOn(port: number): void {
    this.port = port
    for (const site of this.byKey.values()) site.url = this.address(site)
  }

  /** From configuration alone, whatever host a request names. */
  private address(tenant: Tenant): string {
    if (!this.publicUrl) return `http://${tenant.key}.localhost:${this.port}`
    const { protocol, port } = new URL(this.publicUrl)
    const own = tenant.hosts.find((host) => !host.endsWith('.localhost'))
    return own ? `${protocol}//${own}${port ? `:${port}` : ''}` : this.publicUrl
  }

  all(): Site[] {
    return [...this.byKey.values()]
  }
  key(key: string): Site | undefined {
    return this.byKey.get(key)
  }
  host(host: string): Site | undefined {
    return this.byHost.get(host)
  }
  id(id: string): Site | undefined {
    return this.byId.get(id)
  }
  get default(): Site {
    return this.byKey.get(this.defaultKey) as Site
  }
}

/** Another process may have changed what a site calls itself. When it cannot be read now, the next change brings it along. */
export function namesWatcher(sites: Sites, system: System, log: FastifyBaseLogger) {
  const learn = () => {
    sites.learnNames(system).catch((error: unknown) => log.warn({ err: error }, 'names of sites not read'))
  }
  return { changed: ({ type }: { type: string }) => (type === 'siteSettings' ? learn() : undefined), clear: learn }
}
