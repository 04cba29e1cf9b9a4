/** The back office's entry: draws into its own shell, which the server sends under `/admin` and nowhere else. */
import { createRoot } from 'react-dom/client';
import './styles.css';
import { DEFAULT_LOCALE } from '#core/domain/shop/locale.ts';
import { Admin } from '#src/admin/app/admin.tsx';
import { loadMessages } from '#src/admin/app/messages.ts';
import { startOffline } from '#src/admin/app/offline.ts';
import { createI18n } from '#src/i18n/i18n.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the document has no root');
const i18n = createI18n(DEFAULT_LOCALE, await loadMessages(DEFAULT_LOCALE));
createRoot(root).render(<Admin i18n={i18n} />);
if (import.meta.env.PROD) startOffline();
