import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import type { AdminRouter } from '#src/admin/app/navigation/router.tsx';
import { OfficeProvider, type Office } from '#src/admin/port/office.tsx';
import { OFFICE_SENTENCES } from '#src/admin/forms/office-sentences.ts';
import { SentencesProvider } from '#src/forms/sentences.tsx';

interface AdminProps {
  i18n: I18n;
  router: AdminRouter;
  office: Office;
}

export function Admin({ i18n, router, office }: AdminProps) {
  return (
    <I18nProvider i18n={i18n}>
      <OfficeProvider office={office}>
        <SentencesProvider own={OFFICE_SENTENCES}>
          <RouterProvider router={router} />
        </SentencesProvider>
      </OfficeProvider>
    </I18nProvider>
  );
}
