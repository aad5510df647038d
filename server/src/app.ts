import { join } from 'node:path'
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import type { Access } from '#protocol/declaring/define.ts'
import { type AuthTools, authRoutes } from './auth/auth-routes.ts'
import { confirmationRoutes } from './auth/confirmation.ts'
import { entreeRoutes } from './auth/entree/entree-routes.ts'
import { magicLinkRoutes } from './auth/magic-link.ts'
import { passwordRoutes } from './auth/password-routes.ts'
import { Throttle } from './auth/throttle.ts'
import { unlockRoutes } from './auth/unlock.ts'
import type { Database } from './db/database.ts'
import { System } from './db/system.ts'
import { Sealing } from './documents/sealing/sealing.ts'
import type { Call } from './engine/call.ts'
import type { Feature, HandledRoute } from './engine/feature.ts'
import { knownMails } from './engine/known-mails.ts'
import { Reactions } from './engine/reactions.ts'
import { Road } from './engine/road.ts'
import { Registry } from './engine/serve.ts'
import type { Env } from './env.ts'
import { linkEvents } from './events/chain/link-events.ts'
import { Live, type LiveOptions } from './events/live.ts'
import { liveRoute } from './events/live-route.ts'
import { startWorker, type Worker, type WorkerOptions } from './events/worker.ts'
import { addFaultRoute } from './faults/fault-route.ts'
import { Faults } from './faults/faults.ts'
import { accountRoutes } from './features/account/account-routes.ts'
import { exportWorksRoutes } from './features/assignments/export-works.ts'
import { linkedFileRoute } from './features/assignments/supervisor/linked-file.ts'
import { workFileRoute, workFileUpload } from './features/assignments/work/work-files.ts'
import { calendarFile } from './features/calendar-feeds/calendar-file.ts'
import { certificateRoute } from './features/certificates/certificate-file.ts'
import { sealCertificate } from './features/certificates/seal-certificate.ts'
import { previewRoutes } from './features/contract-templates/preview-template.ts'
import { contractScanUpload } from './features/contracts/desk/contract-scan.ts'
import { exportContractsRoutes } from './features/contracts/desk/export-contracts.ts'
import { contractFileRoutes } from './features/contracts/seal/contract-file.ts'
import { sealContract } from './features/contracts/seal/seal-contract.ts'
import { messageFileRoute, messageFileUpload } from './features/conversations/message-files.ts'
import { dataExportRoute } from './features/data-exports/download-route.ts'
import { forgetDataExports } from './features/data-exports/forget-data-exports.ts'
import { makeDataExport } from './features/data-exports/make-data-export.ts'
import { exportRoute } from './features/erasure/export-route.ts'
import { addFormFileRoute, formFileRoute } from './features/form-submissions/answer/file-routes.ts'
import { exportSubmissionsRoutes } from './features/form-submissions/results/export-submissions.ts'
import { submissionRoute } from './features/form-submissions/results/submission-route.ts'
import { hourPhotoRoute, workPhotoUpload } from './features/hours/hour-photo.ts'
import { sheetRoute } from './features/hours/sheet/sheet-route.ts'
import { yearStatementRoute } from './features/hours/year/year-statement.ts'
import { addStudentFile } from './features/imports/pushed/push-route.ts'
import { importReportRoute } from './features/imports/report-route.ts'
import { addImportUpload } from './features/imports/upload-route.ts'
import { type Listener, listenForMail } from './features/inbound-mail/smtp-listener.ts'
import { addInboundRoute } from './features/inbound-mail/webhook.ts'
import { exportInternshipsRoutes } from './features/internships/export-internships.ts'
import { addPieceRoutes } from './features/library/file-pieces.ts'
import { addLibraryRoutes, libraryDownload } from './features/library/library-routes.ts'
import { locateOrganization } from './features/organizations/locate-organization.ts'
import { blankSheetRoute } from './features/paper-sheets/blank-sheet.ts'
import { scanRoute, scanUpload } from './features/paper-sheets/scan.ts'
import { sendPush } from './features/push-devices/send-push.ts'
import { addCopyUpload, copyDownload } from './features/site-copies/copy-routes.ts'
import { importCopy, readCopy } from './features/site-copies/import-copy.ts'
import { forgetCopies, forgetCopy } from './features/site-copies/keep-copies.ts'
import { makeCopy } from './features/site-copies/make-copy.ts'
import { stockRoute } from './features/stock-images/stock-route.ts'
import { exportUsersRoutes } from './features/users/export-users.ts'
import { locateVacancy } from './features/vacancies/locate-vacancy.ts'
import { sendDelivery } from './features/webhooks/send-delivery.ts'
import { features as allFeatures } from './features.ts'
import { fileRoute } from './files/file-route.ts'
import { folderStorage } from './files/folder-storage.ts'
import { deleteFile, forgetLostFiles } from './files/forget-file.ts'
import { logoRoute } from './files/logo-route.ts'
import { photoRoute } from './files/photo-route.ts'
import { addPictureRoute } from './files/picture-route.ts'
import { s3Storage } from './files/s3-storage.ts'
import type { Storage } from './files/storage.ts'
import { addUploadRoute } from './files/uploads.ts'
import { type AdmissionLimits, defaultAdmission } from './http/admission.ts'
import { admitRequests } from './http/admit-requests.ts'
import { docsRoutes } from './http/docs/docs-routes.ts'
import { sendFailure } from './http/errors.ts'
import { checkEncoding, checkFraming } from './http/framing.ts'
import { HiddenProxy } from './http/hidden-proxy.ts'
import { landingPage } from './http/landing-page.ts'
import { notFound, rememberRoute } from './http/not-found.ts'
import { operationsRoutes } from './http/operations.ts'
import { type HostRules, newCall, originsOf } from './http/request-context.ts'
import { ApiRoutes } from './http/resource-routes.ts'
import { allowOrigin, answerPreflight, checkOrigin, isSecure, securityHeaders } from './http/security.ts'
import { acceptJson, closeAfterAnswer, defaultLimits, drain, type Limits, newServer } from './http/server.ts'
import { unsentKeyRoute } from './http/unsent-key.ts'
import { iconRoutes } from './icons/icon-routes.ts'
import { InboundAddresses } from './mail/inbound-addresses.ts'
import { sendKeptMails } from './mail/kept-mails.ts'
import { Mailer } from './mail/mailer.ts'
import { outboxPages } from './mail/outbox-page.ts'
import { namesWatcher, type Sites } from './tenants/sites.ts'
import type { WebApp } from './web/web-app.ts'
import { addWeb } from './web/web-routes.ts'

declare module 'fastify' {
  interface FastifyRequest {
    call: Call
  }
  interface FastifyInstance {
    faults: Faults
  }
  interface FastifyContextConfig {
    access?: Access
  }
}

export type App = {
  http: FastifyInstance
  road: Road
  system: System
  sites: Sites
  mailer: Mailer
  live: Live
  storage: Storage
  startWorker(options?: WorkerOptions): Promise<Worker>
  /** Our own mail server, where there is to be one. */
  listenForMail(): Promise<Listener | undefined>
  close(): Promise<void>
}

export type AppOptions = {
  env: Env
  db: Database
  sites: Sites
  features?: Feature[]
  live?: Partial<LiveOptions>
  limits?: Partial<Limits>
  admission?: Partial<AdmissionLimits>
  /** The pages; without them there is only the API. */
  web?: WebApp
}

export async function buildApp({
  env,
  db,
  sites,
  features = allFeatures,
  live: streams,
  limits: givenLimits,
  admission: givenAdmission,
  web,
}: AppOptions): Promise<App> {
  const registry = new Registry()
  registry.rethinkSeconds = env.rethinkSeconds
  registry.sendsTexts = Boolean(env.sms) || !env.isProduction
  const reactions = new Reactions(env.rethinkSeconds)
  for (const feature of features) {
    const { resources, commands, queries, reactions: following, bulk, abilities, lifecycles } = feature
    for (const served of resources) registry.add(served)
    for (const { protocol } of commands) registry.commands.set(protocol.name, protocol)
    for (const { protocol } of queries) registry.queries.push(protocol)
    for (const reaction of following) reactions.add(reaction)
    for (const { lifecycle } of lifecycles) registry.lifecycles.set(lifecycle.table, lifecycle)
    for (const each of bulk) registry.bulk.set(each.name, each)
    registry.personal.push(feature.personal)
    registry.news.push(...Object.values(feature.news))
    for (const each of abilities) registry.addAbility(each)
    registry.queues.push(...feature.queues)
    for (const each of feature.phaseKinds) registry.phaseKinds.set(each.kind, each)
    registry.calendar.push(...feature.calendar)
    registry.periodic.push(...feature.periodic)
    for (const known of knownMails(feature)) registry.mails.set(known.kind.purpose, known)
  }
  const road = new Road(db, registry, reactions, env.secret)
  const system = new System(db)
  const onHttps = isSecure(env.publicUrl)
  const limits = { ...defaultLimits, ...givenLimits }
  const storage = env.s3 ? s3Storage(env.s3) : folderStorage(join(env.dataDir, 'files'))
  const sealing = new Sealing(env)
  const { smtpUrl, sms, inbound } = env
  if (inbound) registry.inbound = new InboundAddresses(inbound.domain, registry.seal)
  const keepBodies = !env.isProduction
  const mailer = new Mailer({ db, smtpUrl, sms, keepBodies, storage, inbound: registry.inbound })

  const http = newServer(env, limits)
  http.decorate('faults', new Faults(http.log, env.sentry))
  const throttle = new Throttle(system, env.secret)
  const proxy = new HiddenProxy(env)
  proxy.watch(http)
  // Asked of the operating system once.
  let listening: number | undefined
  const port = () => {
    listening ??= listeningPort(http)
    return listening ?? env.port
  }
  const rules: HostRules = { publicUrl: env.publicUrl, port, sites, throttle }
  addRoad(http, rules, securityHeaders(onHttps))
  closeAfterAnswer(http)
  const admission = admitRequests(http, {
    ...defaultAdmission,
    patienceMs: env.patienceSeconds * 1000,
    ...givenAdmission,
  })
  const live = new Live({ db, registry, log: http.log, options: streams })
  live.watch(namesWatcher(sites, system, http.log))
  http.addHook('preClose', () => live.close())
  await http.register(formbody, { bodyLimit: 64 * 1024 })
  acceptJson(http)

  const tools: AuthTools = {
    road,
    system,
    throttle,
    origins: (call) => originsOf(call.site, rules),
    isSecure: onHttps,
    allowParameters: !env.isProduction,
  }
  const api = new ApiRoutes(http, road)
  for (const { resources, commands, queries } of features) {
    for (const query of queries) api.query(query)
    for (const served of resources) api.resource(served)
    for (const command of commands) api.command(command)
  }
  const routes = [
    ...authRoutes(tools),
    ...passwordRoutes(tools),
    ...confirmationRoutes(tools),
    ...magicLinkRoutes(tools),
    ...unlockRoutes(tools),
    ...accountRoutes(tools),
    ...entreeRoutes({ ...tools, entree: env.entree }),
    ...operationsRoutes({ http, db, env, proxy, admission }),
    liveRoute(live, road),
    exportRoute(road, storage),
    calendarFile(road),
    sheetRoute(road),
    unsentKeyRoute(road),
    blankSheetRoute(road),
    yearStatementRoute(road),
    scanRoute(road, storage),
    hourPhotoRoute(road, storage),
    messageFileRoute(road, storage),
    ...contractFileRoutes(road, storage),
    certificateRoute(road, storage),
    ...previewRoutes(road),
    importReportRoute(road),
    ...exportUsersRoutes(road),
    ...exportInternshipsRoutes(road),
    ...exportContractsRoutes(road),
    ...exportWorksRoutes(road),
    dataExportRoute(road, storage),
    workFileRoute(road, storage),
    linkedFileRoute(road, storage),
    ...exportSubmissionsRoutes(road),
    submissionRoute(road),
    formFileRoute(road, storage),
    ...(web ? [] : [landingPage(sites, !env.isProduction)]),
    ...(env.isProduction ? [] : outboxPages(db, sites)),
    ...docsRoutes(features),
    ...iconRoutes(),
    fileRoute(road, storage),
    libraryDownload(road, storage),
    copyDownload(road, storage),
    stockRoute(road),
    ...features.flatMap((feature) => feature.routes),
  ]
  for (const route of routes) addRoute(http, route)
  await addFormFileRoute(http, { road, storage })
  await addLibraryRoutes(http, { road, storage })
  await addPieceRoutes(http, { road, storage })
  await addCopyUpload(http, { road, storage })
  for (const picture of [logoRoute, photoRoute]) await addPictureRoute(http, { road, storage }, picture)
  for (const kind of [scanUpload, workPhotoUpload, contractScanUpload, workFileUpload, messageFileUpload])
    await addUploadRoute(http, { road, storage }, kind)
  await addImportUpload(http, road)
  await addStudentFile(http, road)
  addFaultRoute(http, http.faults)
  const incoming = registry.inbound && { road, sites, addresses: registry.inbound, storage, throttle, log: http.log }
  if (incoming && inbound?.secret) await addInboundRoute(http, incoming, inbound.secret)
  if (web) {
    await addWeb(http, {
      web,
      api,
      sites,
      isDemo: env.seed === 'demo',
      hasEntree: Boolean(env.entree),
      sendsTexts: registry.sendsTexts,
      mapTiles: env.mapTiles,
      live,
      isDevelopment: env.isDevelopment,
      hasDevPages: !env.isProduction,
    })
    http.addHook('onClose', () => web.close())
  }

  return {
    http,
    road,
    system,
    sites,
    mailer,
    live,
    storage,
    startWorker: async (options) => {
      if (env.smtpUrl || env.sms) await sendKeptMails({ road, sites, log: http.log }, env)
      const outside = [
        deleteFile(storage),
        ...[makeCopy(storage), readCopy(storage), importCopy(storage), forgetCopy(storage), forgetCopies(storage)],
        forgetLostFiles,
        makeDataExport(storage),
        forgetDataExports(storage),
        linkEvents(sealing),
        locateOrganization(env.pdokUrl),
        locateVacancy(env.pdokUrl),
        sealContract(storage, sealing),
        sealCertificate(storage, sealing),
        sendPush(env.pushRelay),
        sendDelivery(env.webhookRelay),
      ]
      const jobs = [...features.flatMap((feature) => feature.jobs), ...outside]
      return startWorker({ road, sites, system, mailer, log: http.log, jobs }, options)
    },
    listenForMail: async () => (incoming && inbound?.smtp ? listenForMail(incoming, inbound.smtp) : undefined),
    close: async () => {
      await drain(http, limits.drainMs)
      mailer.close()
    },
  }
}

/** What every request meets before its own route: headers of the answer, its site, where it comes from. */
function addRoad(http: FastifyInstance, rules: HostRules, headers: Record<string, string>): void {
  http.decorateRequest('call')
  http.addHook('onRoute', (route) => {
    const access = route.config?.access
    if (!access) throw new Error(`${route.method} ${route.url} does not say who may use it`)
    for (const method of [route.method].flat()) rememberRoute(http, method, route.url, access)
  })
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    if (request.method === 'OPTIONS' && request.headers.origin !== undefined) {
      answerPreflight(request, reply, rules)
      return
    }
    try {
      checkFraming(request, reply)
      request.call = newCall(request, rules)
      allowOrigin(request, reply, rules)
      checkOrigin(request, rules)
      checkEncoding(request)
      done()
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  })
  http.addHook('onRequest', (request, _reply, done) => {
    const { credentials, throttle, ip } = request.call
    if (credentials?.source !== 'key') return done()
    throttle.key(credentials, ip).then(() => done(), done)
  })
  http.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        route: request.routeOptions.url ?? 'none',
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        tenant: request.call?.site.key,
        user: request.call?.me.id ?? undefined,
        impersonator: request.call?.me.session?.impersonatorId ?? undefined,
        key: request.call?.me.session?.reach && request.call.me.session.id,
      },
      'request',
    )
    done()
  })
  http.setErrorHandler((error, request, reply) => sendFailure(request, reply, error))
  http.setNotFoundHandler((request, reply) => notFound(http, request, reply))
}

function addRoute(http: FastifyInstance, { method, path, access, run }: HandledRoute): void {
  http.route({
    method,
    url: path,
    config: { access },
    handler: (request, reply) => run({ call: request.call, request, reply }),
  })
}

export function listeningPort(http: FastifyInstance): number | undefined {
  const address = http.server.address()
  return address && typeof address === 'object' ? address.port : undefined
}
