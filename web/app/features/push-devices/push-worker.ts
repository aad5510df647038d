import { ownPath } from '#protocol/shared/own-path.ts'

// What a worker has beside a page; the types of the web know pages only.
type Lasting = Event & { waitUntil?(work: Promise<unknown>): void }
type Pushed = Lasting & { data?: { json(): unknown } | null }
type Pressed = Lasting & { notification?: Notification }
type Page = { url: string; focus(): Promise<unknown>; navigate(path: string): Promise<unknown> }
type Worker = {
  registration?: ServiceWorkerRegistration
  clients?: { matchAll(how: { type: 'window' }): Promise<Page[]>; openWindow(path: string): Promise<unknown> }
}
type Message = { title: string; body: string; path: string; tag: string }

const isMessage = (value: unknown): value is Message =>
  ['title', 'body', 'path', 'tag'].every((name) => typeof Object(value)[name] === 'string')

/** Shows what the server sent to this device, and opens the page that it is about. Told twice it is shown once. */
export function listenForPushes(): void {
  const worker: Worker = Object(globalThis)
  addEventListener('push', (event: Pushed) => {
    const message = event.data?.json()
    if (!isMessage(message)) return
    const { title, body, tag, path } = message
    const shown = worker.registration?.showNotification(title, { body, tag, data: path, icon: '/app-icoon.svg' })
    if (shown) event.waitUntil?.(shown)
  })
  addEventListener('notificationclick', (event: Pressed) => {
    event.notification?.close()
    event.waitUntil?.(openPage(worker, ownPath(event.notification?.data) ?? '/dashboard'))
  })
}

/** In the window that is there, or in a new one. */
async function openPage({ clients }: Worker, path: string): Promise<void> {
  const [page] = (await clients?.matchAll({ type: 'window' })) ?? []
  if (!page) return void (await clients?.openWindow(path))
  await page.focus()
  await page.navigate(path)
}
