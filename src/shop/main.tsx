/**
 * The browser's entry: what it begins travels with what every visit starts with (`scripts/build/chunk-groups.ts`). Its
 * await makes the bundler keep it, and every page, a file of its own, by whose name the server knows what a page needs.
 */
import './styles.css';
import { start } from '#src/shop/app/start.tsx';

await start(import.meta.url);
