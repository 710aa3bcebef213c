import { expect, test } from 'vitest'
import { isDestructive } from '../../../src/fixers/offline/destructive-code.ts'

test.each([
  'await rm(outputDir, { force: true, recursive: true })',
  'fs.rmSync(path)',
  'await fs.promises.unlink(path)',
  "const rimraf = require('rimraf')",
  "import del from 'del'",
  'await fse.remove(dir)',
  'fs.renameSync(a, b)',
  'os.remove(path)',
  'from os import path, unlink',
  'shutil.rmtree(folder)',
  'Path(name).unlink()',
  'path.rmdir()',
  'os.RemoveAll(dir)',
  'Files.deleteIfExists(path);',
  'new File(name).delete();',
  'FileUtils.rm_rf(dir)',
  'File.delete(path)',
  'std::fs::remove_dir_all(&path)?;',
  'execSync(`rm -rf ${dir}`)',
  "subprocess.run(['sh', '-c', 'git clean -fdx'])",
  'process.kill(-pid)',
  'os.kill(pid, 9)',
  'db.run("delete from users where id = ?", id)',
  'await User.deleteMany({ age })',
  "spawn('rm', ['-rf', dir])",
  'execSync(`rm ${file}`)',
  'os.system("rm --recursive " + path)',
  'Deno.remove(path)',
  "execa('git', ['clean', '-fdx'])",
  'from shutil import move',
  'paths.forEach(File::delete);',
  'path.toFile().deleteRecursively()',
  'exec.Command("rm", "-r", dir)',
  'Process.kill "TERM", pid',
  'collection.delete_many({"age": age})',
])('%s is left alone', code => {
  expect(isDestructive(code)).toBe(true)
})

test.each([
  'items.remove(item)',
  'cache.delete(key)',
  'names.discard(name)',
  'const confirm = form(x) + alarm(y) + norm(z)',
  'del items[0]',
  'del(items[0])',
  "text.replace('rm', '')",
  'item.moveTo(x, y)',
  'rename(a)',
  'list.removeIf(each -> each == null);',
  'writeFileSync(path, text)',
  'skill(x)',
  'select * from users where deleted = 0',
  '// the texts to delete from the list',
  "const VERBS = ['clean up', 'remove']",
  'const norm = form + alarm',
])('%s is changed like other code', code => {
  expect(isDestructive(code)).toBe(false)
})
