import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// How long a condition is awaited before its test fails: a busy machine took longer than the second given by default.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);
