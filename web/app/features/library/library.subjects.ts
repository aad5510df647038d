import { subject } from '#lib/subject.ts'
import { libraryFiles } from '#protocol/features/library.ts'
import { libraryHome } from './library-tabs.ts'

export default [subject(libraryFiles, { title: ({ name }) => name, to: (id) => `${libraryHome}?bestand=${id}` })]
