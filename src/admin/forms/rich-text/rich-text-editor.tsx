/** Rich text typed as it is read. A chunk of its own: `rich-text-field.tsx` brings it. */
import { useLingui } from '@lingui/react/macro';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { prose, richTextField } from '#styled/recipes';
import { isSafeUrl } from '#core/domain/text/safe-url.ts';
import type { RichText } from '#core/domain/text/rich-text.ts';
import { EXTENSIONS } from '#src/admin/forms/rich-text/extensions.ts';
import { cleanPasted } from '#src/admin/forms/rich-text/paste/clean-pasted.ts';
import { fromDoc, toDoc } from '#src/admin/forms/rich-text/tiptap-doc.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';

export interface RichTextEditorProps {
  label: string;
  value: RichText;
  onChange: (text: RichText) => void;
  readOnly?: boolean;
}

const sameText = (a: RichText, b: RichText): boolean => JSON.stringify(a) === JSON.stringify(b);

export default function RichTextEditor({ label, value, onChange, readOnly = false }: RichTextEditorProps) {
  const classes = richTextField();
  const last = useRef(value);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: toDoc(value),
    editable: !readOnly,
    /* the policy of the page takes no style element: what the editor needs stands in the recipe */
    injectCSS: false,
    editorProps: {
      transformPastedHTML: cleanPasted,
      attributes: {
        class: `${prose()} ${classes.text}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
      },
    },
    onUpdate: ({ editor: now }) => {
      const text = fromDoc(now.getJSON());
      if (sameText(text, last.current)) return;
      last.current = text;
      onChange(text);
    },
  });
  useEffect(() => {
    if (sameText(value, last.current)) return;
    last.current = value;
    editor.commands.setContent(toDoc(value), { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={classes.root}>
      {readOnly ? null : <Toolbar editor={editor} label={label} />}
      <EditorContent editor={editor} />
    </div>
  );
}

function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const { t } = useLingui();
  const [linking, setLinking] = useState(false);
  const now = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      bold: one.isActive('bold'),
      italic: one.isActive('italic'),
      link: one.isActive('link'),
      two: one.isActive('heading', { level: 2 }),
      three: one.isActive('heading', { level: 3 }),
      bullets: one.isActive('bulletList'),
      numbers: one.isActive('orderedList'),
      quote: one.isActive('quote'),
      note: one.isActive('note'),
    }),
  });
  const change = () => editor.chain().focus();
  const tools = [
    { name: t`Gras`, text: 'G', on: now.bold, press: () => change().toggleBold().run() },
    { name: t`Italique`, text: 'I', on: now.italic, press: () => change().toggleItalic().run() },
    { name: t`Titre 2`, text: 'T2', on: now.two, press: () => change().toggleHeading({ level: 2 }).run() },
    { name: t`Titre 3`, text: 'T3', on: now.three, press: () => change().toggleHeading({ level: 3 }).run() },
    { name: t`Liste à puces`, text: '•', on: now.bullets, press: () => change().toggleBulletList().run() },
    { name: t`Liste numérotée`, text: '1.', on: now.numbers, press: () => change().toggleOrderedList().run() },
    { name: t`Citation`, text: '«', on: now.quote, press: () => change().toggleNode('quote', 'paragraph').run() },
    { name: t`Encadré`, text: '!', on: now.note, press: () => change().toggleNode('note', 'paragraph').run() },
    { name: t`Lien`, text: '↗', on: now.link, press: () => setLinking((before) => !before) },
  ];
  return (
    <>
      <div role="group" aria-label={t`Mise en forme : ${label}`} className={richTextField().tools}>
        {tools.map(({ name, text, on, press }) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            aria-pressed={on}
            title={name}
            className={richTextField().tool}
            onClick={press}
          >
            {text}
          </button>
        ))}
      </div>
      {linking ? <LinkForm editor={editor} onDone={() => setLinking(false)} /> : null}
    </>
  );
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useLingui();
  const before: unknown = editor.getAttributes('link')['href'];
  const [href, setHref] = useState(typeof before === 'string' ? before : '');
  const [wrong, setWrong] = useState(false);
  const set = (): void => {
    const isSafe = isSafeUrl(href.trim());
    setWrong(!isSafe);
    if (!isSafe) return;
    editor.chain().focus().extendMarkRange('link').setLink({ href: href.trim() }).run();
    onDone();
  };
  return (
    <div className={richTextField().link}>
      <Field
        label={t`Adresse du lien`}
        {...(wrong ? { error: t`Entrez une adresse de la boutique ou du web, comme /faq ou https://…` } : {})}
      >
        {(control) => (
          <TextInput
            {...control}
            size="sm"
            value={href}
            onChange={({ target }) => setHref(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              set();
            }}
          />
        )}
      </Field>
      <Button size="sm" tone="line" onClick={set}>{t`Mettre le lien`}</Button>
      <Button
        size="sm"
        tone="text"
        onClick={() => {
          editor.chain().focus().extendMarkRange('link').unsetLink().run();
          onDone();
        }}
      >{t`Retirer le lien`}</Button>
    </div>
  );
}
