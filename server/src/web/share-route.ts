import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '#engine/fail.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { type SharedVacancy, ShareImages } from './share-image.ts'

type Found = {
  data: { id: string; attributes: Omit<SharedVacancy, 'id' | 'host'> }
  included?: { attributes: { name: string } }[]
}

const send = (reply: FastifyReply, picture: Buffer) =>
  reply
    .type('image/png')
    .header('cache-control', 'public, max-age=86400')
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(picture)

/** The pictures of links that are shared: of the site, and of a vacancy. They show what a guest may see, and nothing else. */
export function addShareImage(scope: FastifyInstance, http: FastifyInstance): void {
  const images = new ShareImages()
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const { id } = request.params as { id: string }
    const { site } = request.call
    const answer = isId(id)
      ? await http.inject({
          method: 'GET',
          url: `/api/v1/vacancies/${id}?include=organization`,
          remoteAddress: request.ip,
          headers: { 'x-tenant': site.key, accept: 'application/vnd.api+json' },
        })
      : undefined
    if (answer?.statusCode !== 200) throw fail('record.missing')
    const { data, included } = answer.json() as Found
    const vacancy = { ...data.attributes, id: data.id, host: included?.[0]?.attributes.name ?? site.appName }
    return send(reply, await images.of(site, vacancy))
  }
  const ofSite = async ({ call }: FastifyRequest, reply: FastifyReply) => send(reply, await images.ofSite(call.site))
  scope.route({ method: 'GET', url: '/share.png', config: { access: 'public' }, handler: ofSite })
  scope.route({ method: 'GET', url: '/stagebank/:id/share.png', config: { access: 'public' }, handler })
}
