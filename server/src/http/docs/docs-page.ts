import type { FastifyReply } from 'fastify'
import { escapeHtml } from '#mail/escape-html.ts'
import { pagePolicy } from '../security.ts'

type Operation = {
  tags: string[]
  summary: string
  description?: string
  parameters?: { name?: string; in?: string; description?: string }[]
  requestBody?: { content: Record<string, { schema: object }> }
}
type Document = { info: { title: string; description: string }; paths: Record<string, Record<string, Operation>> }

/** The API for people: one page, readable without scripts, made from the OpenAPI document. */
export function sendDocsPage(reply: FastifyReply, document: Record<string, unknown>): FastifyReply {
  const nonce = pagePolicy(reply)
  return reply.type('text/html; charset=utf-8').send(page(document as Document, nonce))
}

function page({ info, paths }: Document, nonce: string): string {
  const groups = new Map<string, string[]>()
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const tag = operation.tags[0] as string
      groups.set(tag, [...(groups.get(tag) ?? []), section(method, path, operation)])
    }
  }
  const tags = [...groups.keys()].sort()
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title><style nonce="${nonce}">${styles}</style></head>
<body><header><h1>${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description)}</p>
<p><a href="/api/v1/openapi.json">OpenAPI 3.1 document</a></p></header>
<nav aria-label="Resources"><ul>${tags.map((tag) => `<li><a href="#${tag}">${tag}</a></li>`).join('')}</ul></nav>
<main>${tags.map((tag) => `<section aria-labelledby="${tag}"><h2 id="${tag}">${tag}</h2>${groups.get(tag)?.join('')}</section>`).join('')}</main>
</body></html>`
}

function section(method: string, path: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query' && parameter.name)
  const rows = parameters.map(
    ({ name, description }) =>
      `<tr><td><code>${escapeHtml(name as string)}</code></td><td>${escapeHtml(description ?? '')}</td></tr>`,
  )
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  return `<details><summary><span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code> <span>${escapeHtml(operation.summary)}</span></summary>
${operation.description ? `<p>${escapeHtml(operation.description)}</p>` : ''}
${rows.length > 0 ? `<table><thead><tr><th scope="col">Parameter</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>` : ''}
${schema ? `<p>Body</p><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>` : ''}</details>`
}

const styles = `
:root{color-scheme:light dark;--ink:#0f172a;--muted:#475569;--line:#e2e8f0;--page:#f6f9fb;--surface:#fff;--primary:#006a46}
@media (prefers-color-scheme:dark){:root{--ink:#eef3f8;--muted:#a3b2c4;--line:#24323f;--page:#0b131c;--surface:#121d28;--primary:#8ee1b2}}
*{box-sizing:border-box}body{margin:0 auto;max-width:62rem;padding:1.5rem 1.25rem 4rem;background:var(--page);color:var(--ink);font:16px/1.55 Inter,system-ui,sans-serif}
h1{font-size:2.1rem;margin:0}h2{font-size:1.5rem;margin:2.5rem 0 .75rem;scroll-margin-top:1rem}a{color:var(--primary)}header p{max-width:42rem;color:var(--muted)}
nav ul{display:flex;flex-wrap:wrap;gap:.5rem;padding:0;list-style:none}nav a{display:block;padding:.4rem .9rem;border:1px solid var(--line);border-radius:999px;background:var(--surface);text-decoration:none}
details{background:var(--surface);border:1px solid var(--line);border-radius:14px;margin:.5rem 0}summary{cursor:pointer;padding:.75rem 1rem;overflow-wrap:anywhere}summary span:last-child{color:var(--muted)}
details>p,details>table,details>pre{margin:0 1rem 1rem}.method{display:inline-block;min-width:4rem;font-weight:650;color:var(--primary)}code,pre{font:14px/1.5 ui-monospace,monospace}
pre{overflow:auto;padding:1rem;border:1px solid var(--line);border-radius:10px;max-height:24rem}table{border-collapse:collapse;width:calc(100% - 2rem)}th,td{text-align:left;padding:.35rem .5rem;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
:focus-visible{outline:3px solid #2476af;outline-offset:2px}`
