import { AwsClient } from 'aws4fetch'
import { checkedKey, type Storage } from './storage.ts'

export type S3Settings = { url: string; accessKeyId: string; secretAccessKey: string; region: string }

const TIMEOUT_MS = 10_000

/** Files in a bucket of anything that speaks S3. The address includes the bucket: https://s3.example/stagehaven */
export function s3Storage({ url, ...keys }: S3Settings): Storage {
  const client = new AwsClient({ ...keys, service: 's3', retries: 2 })
  const ask = async (method: string, key: string, body?: Uint8Array, contentType?: string) => {
    const answer = await client.fetch(`${url.replace(/\/$/, '')}/${checkedKey(key)}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body
        ? { body: Buffer.from(body), headers: { 'content-type': contentType ?? 'application/octet-stream' } }
        : {}),
    })
    if (answer.ok || (answer.status === 404 && method !== 'PUT')) return answer
    await answer.body?.cancel()
    // Without the address and the answer: both may hold what is not for a log.
    throw new Error(`file storage answered ${answer.status} to ${method}`)
  }
  return {
    put: async (key, bytes, contentType) => {
      await (await ask('PUT', key, bytes, contentType)).body?.cancel()
    },
    get: async (key) => {
      const answer = await ask('GET', key)
      if (answer.status !== 404) return Buffer.from(await answer.arrayBuffer())
      await answer.body?.cancel()
      return undefined
    },
    delete: async (key) => {
      await (await ask('DELETE', key)).body?.cancel()
    },
  }
}
