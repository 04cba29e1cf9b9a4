/** Where the back office asks who one is (specification §2: admin.login); its pages are no pages of the shop. */
export const ADMIN_LOGIN = '/admin/login';
/** Where the links of mails, and of the first start, lead; a secret follows. */
export const ADMIN_RESET = '/admin/reset-password/';
export const ADMIN_WELCOME = '/admin/welcome?token=';
