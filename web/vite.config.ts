import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { shortClasses } from './short-classes.ts'

/** React Aria speaks 34 languages and ships them all; ours are two. Saves some 15 kB on every page that uses it. */
const onlyOurLanguages: Plugin = {
  name: 'only-our-languages',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\/react-(aria|stately|aria-components)\/.*\/intl\/.*\/(?!nl-NL|en-US)[a-z]{2}-[A-Z]{2}\.m?js$/ },
    handler: () => 'export default {}',
  },
}

/**
 * The router asks for every address of ours whether it is the one that was asked for, step by step through its layouts, four
 * times per page. One look at the whole address first is twenty times as quick.
 */
const quickRefusal: Plugin = {
  name: 'quick-refusal',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\/router\/utils\.js$/ },
    handler(code) {
      const start = 'function matchRouteBranch(branch, pathname, allowPartial = false) {'
      if (!code.includes(start)) this.error('The router matches addresses in another way than it did.')
      const refusal =
        'if (!allowPartial && !(branch.whole ??= compilePath(branch.path)[0]).test(pathname)) return null;'
      return code.replace(start, start + refusal)
    },
  },
}

/**
 * What every page needs lies in a few files, not in forty: React with its router, the frame around the pages with
 * whatever that uses and the small things that most pages have, the frame of a field, that of a form, and the flags of the
 * sectors. Together it compresses better, and a browser asks less often. For the same
 * reason the list of the stagebank, where people come in on a phone, is one file; what it shares with other pages is
 * among the small things, or else those pages would get all of it. So would pages that a site wrote: what they show of a
 * vacancy, of a text with links and of a search is a file for each.
 */
const frame =
  /\/app\/(root|layouts\/default-layout|features\/shell\/(frame\/(header|footer)|background\/(page-change|flash-toast|new-build)))\.tsx$/
const small =
  /\/app\/(ui\/(chip|icon-drawing|icons|pager|status-mark|tick-box)|lib\/(dates|seo|title)|features\/stagebank\/cards\/use-sector-name)\.tsx?$|\/protocol\/src\/(shared\/(dutch-date|education-levels|sectors)|declaring\/ids-and-dates)\.ts$/
const fields =
  /\/app\/(ui\/(field|field-frame|field-errors)|lib\/(conflict|fill-control|form|form-context))\.tsx?$|\/protocol\/src\/declaring\/define\.ts$/
const form = /\/app\/(ui\/(command-form|form-conflict|form-problems)\.tsx|lib\/save-before-submit\.ts)$/
const richText = /\/app\/ui\/rich-text\.tsx$|\/protocol\/src\/features\/vacancies\/vacancy-text\.ts$/
const groups = [
  { name: 'base', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
  { name: 'frame', test: (id: string) => frame.test(id) || small.test(id), priority: 2 },
  { name: 'draft', test: /\/app\/lib\/draft\.ts$/, priority: 2 },
  { name: 'fields', test: fields, priority: 1 },
  { name: 'form', test: form, priority: 1 },
  { name: 'flag', test: /\/app\/ui\/flag\.tsx$/, priority: 2 },
  { name: 'vacancy-card', test: /\/app\/features\/stagebank\/cards\/vacancy-card\.tsx$/, priority: 1 },
  { name: 'search', test: /\/protocol\/src\/features\/stagebank\/stagebank-search\.ts$/, priority: 2 },
  { name: 'rich-text', test: richText, priority: 2 },
  { name: 'stagebank', test: /\/app\/features\/stagebank\/search\/stagebank\.tsx$/ },
]

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  cacheDir: process.env.VITE_CACHE_DIR ?? '../node_modules/.vite',
  plugins: [onlyOurLanguages, quickRefusal, tailwindcss(), reactRouter(), shortClasses()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // What plain pages run (lib/plain-page.ts) is made as workers are: one file with all it needs.
  worker: { format: 'es' },
  // The server's pages hold what they use of their libraries, in the form made for production: a third of the memory, a
  // quicker start, and no slow React where nobody said NODE_ENV. Vite's own server cannot take all of them in.
  ...(command === 'build'
    ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // Without the white space it takes less memory; names stay, for the sake of stack traces.
    ssr: { build: { rolldownOptions: { output: { minify: { compress: false, mangle: false } } } } },
  },
}))
