import cluster from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

type Question = { metricsFor: number }
type Figures = { metricsFor: number; text: string }
const isQuestion = (message: unknown): message is Question => Object.hasOwn(Object(message), 'metricsFor')
const isFigures = (message: unknown): message is Figures => isQuestion(message) && Object.hasOwn(message, 'text')

let questions = 0
const waiting = new Map<number, (text: string) => void>()

/** The figures of this process, or of all workers together when it is one of several. */
export function allMetrics(own: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => own.metrics()
  new AggregatorRegistry()
  AggregatorRegistry.setRegistries([own])
  process.on('message', (message) => {
    if (!isFigures(message)) return
    waiting.get(message.metricsFor)?.(message.text)
    waiting.delete(message.metricsFor)
  })
  return async () => {
    const text = await new Promise<string>((resolve) => {
      const metricsFor = questions++
      waiting.set(metricsFor, resolve)
      process.send?.({ metricsFor })
    })
    return text || own.metrics()
  }
}

/** In the process that keeps the workers: collects from all for the one that was asked. */
export function answerMetrics(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', async (worker, message: unknown) => {
    if (!isQuestion(message)) return
    // While one of them is still starting, the one that was asked tells its own.
    worker.send({ metricsFor: message.metricsFor, text: await all.clusterMetrics().catch(() => '') })
  })
}
