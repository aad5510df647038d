import { assignmentFilePath } from '#protocol/features/assignments.ts'
import type { RichDoc } from '#protocol/features/vacancies/vacancy-text.ts'
import { RichText } from '#ui/rich-text.tsx'
import { FileList, type ShownFile } from './file-list.tsx'

/** What was asked, with its files. */
export function AssignmentText({ instructions, files }: { instructions: RichDoc | null; files: ShownFile[] }) {
  return (
    <>
      {instructions ? <RichText doc={instructions} className="max-w-[70ch]" /> : null}
      <FileList files={files} pathOf={assignmentFilePath} />
    </>
  )
}
