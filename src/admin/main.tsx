/** The back office's entry: draws into its own shell, which the server sends under `/admin` and nowhere else. */
import { createRoot } from 'react-dom/client';
import './styles.css';
import { Admin } from '#src/admin/app/admin.tsx';
import { boot } from '#src/admin/app/boot.ts';
import { followLinks } from '#src/admin/app/navigation/follow-links.ts';
import { prefetchScreens } from '#src/admin/app/navigation/prefetch-screens.ts';
import { createAdminRouter } from '#src/admin/app/navigation/router.tsx';
import { startOffline } from '#src/admin/app/offline/registration.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the document has no root');
const { language, office, askAhead } = await boot();
const router = createAdminRouter();
await router.load();
createRoot(root).render(<Admin i18n={language.i18n} router={router} office={office} />);
followLinks(router);
prefetchScreens(askAhead);
if (import.meta.env.PROD) startOffline();
